//! The addresses.

mod account;
mod analysis;
mod api;
mod assets;
mod closed;
mod error_page;
mod extract;
mod json_body;
mod live;
mod middleware;
mod news;
mod pages;
mod records;
mod replay;
mod response;
mod session;
mod table_actions;
mod table_page;

pub use api::paths as api_paths;
pub use table_page::seat_names;

use crate::app::App;
use crate::error::Error;
use crate::store::Store;
use axum::Router;
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// All addresses.
pub fn router<S: Store>(app: Arc<App<S>>) -> Router {
    Router::new()
        .route("/", get(pages::front))
        .route("/next", get(pages::next))
        .route("/rules", get(pages::rulebooks))
        .route("/rules/{game}", get(pages::rules))
        .route("/rule/{number}", get(pages::rule))
        .route("/language", post(pages::language))
        .route("/tables", post(table_page::open))
        .route("/join/{table}/{code}", get(table_page::invitation).post(table_page::join))
        .route("/t/{table}", get(table_page::table))
        .route("/t/{table}/live", get(live::stream))
        .route("/t/{table}/sheet", get(table_page::sheet))
        .route("/t/{table}/seat/{seat}", get(table_page::seat))
        .merge(table_actions::for_pages())
        .route("/t/{table}/why", post(table_actions::why))
        .route("/t/{table}/record", get(records::record).post(records::lay_open))
        .route("/t/{table}/event-log", get(closed::event_log))
        .route("/t/{table}/at", get(replay::newest))
        .route("/t/{table}/at/{step}", get(replay::position))
        .route("/t/{table}/at/{step}/scene", get(replay::scene))
        .route("/t/{table}/again", post(replay::again))
        .route("/t/{table}/play-on", post(replay::play_on))
        .route("/t/{table}/analysis", get(analysis::page).post(analysis::start))
        .route("/t/{table}/analysis/progress", get(analysis::progress))
        .route("/account", get(account::page))
        .route("/account/sign-up", post(account::sign_up))
        .route("/account/log-in", post(account::log_in))
        .route("/account/log-out", post(account::log_out))
        .route("/account/password", post(account::password))
        .route("/account/devices/end", post(account::end_device))
        .route("/account/devices/end-others", post(account::end_other_devices))
        .route("/study", get(records::page).post(records::bring))
        .route("/assets/{file}", get(assets::asset))
        .route("/healthz", get(middleware::healthy))
        .route("/metrics", get(middleware::metrics))
        .merge(api::router())
        .fallback(|| async { Error::NoSuchAddress })
        .method_not_allowed_fallback(response::other_method)
        // Bodies are read, and held to their size, before anything else is done with them.
        .layer(axum::extract::DefaultBodyLimit::disable())
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::pass))
        .layer(CompressionLayer::new())
        .with_state(app)
}
