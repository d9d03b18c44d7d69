//! Style sheets, scripts and pictures: kept by browsers for good under the name that carries their hash.

use crate::error::Error;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A file that pages load.
pub async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Result<Response, Error> {
    let asset = lascaux_web::asset(&file).ok_or(Error::NoSuchAddress)?;
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let tag = format!("\"{}\"", asset.hash);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // A tag that came back through a proxy which compresses is a weak one.
    let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag));
    let told = [(header::CACHE_CONTROL, keep.to_string()), (header::ETAG, tag)];
    if is_known {
        return Ok((StatusCode::NOT_MODIFIED, told).into_response());
    }
    Ok((told, [(header::CONTENT_TYPE, asset.kind)], asset.text).into_response())
}
