//! The addresses.

mod account;
mod analysis;
mod api;
mod assets;
mod closed;
mod error_page;
mod extract;
mod json_body;
mod learn;
mod lesson_page;
mod live;
mod middleware;
mod mistakes;
mod news;
mod pages;
mod pieces;
mod plan;
mod records;
mod replay;
mod response;
mod session;
mod table_actions;
mod table_page;

pub use api::paths as api_paths;

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
        .route("/rules/{game}/pictures/{file}", get(pages::picture))
        .route("/rule/{number}", get(pages::rule))
        .route("/language", post(pages::language))
        .route("/tables", post(table_page::open))
        .route("/join/{table}/{code}", get(table_page::invitation).post(table_page::join))
        .route("/t/{table}", get(table_page::table))
        .route("/t/{table}/live", get(live::stream))
        .route("/t/{table}/sheet", get(table_page::sheet))
        .route("/t/{table}/picture", get(table_page::picture))
        .route("/t/{table}/seat/{seat}", get(table_page::seat))
        .route("/t/{table}/piece/{piece}", get(pieces::now))
        .merge(table_actions::for_pages())
        .route("/t/{table}/why", post(table_actions::why))
        .route("/t/{table}/plan", post(plan::plan))
        .route("/t/{table}/record", get(records::record).post(records::lay_open))
        .route("/t/{table}/event-log", get(closed::event_log))
        .route("/t/{table}/at", get(replay::newest))
        .route("/t/{table}/at/{step}", get(replay::position))
        .route("/t/{table}/at/{step}/scene", get(replay::scene))
        .route("/t/{table}/at/{step}/piece/{piece}", get(pieces::past))
        .route("/t/{table}/again", post(replay::again))
        .route("/t/{table}/play-on", post(replay::play_on))
        .route("/t/{table}/analysis", get(analysis::page).post(analysis::start))
        .route("/t/{table}/analysis/progress", get(analysis::progress))
        .route("/t/{table}/mistakes", get(mistakes::first))
        .route("/t/{table}/mistakes/{step}", get(mistakes::exercise))
        .route("/t/{table}/mistakes/{step}/act", post(mistakes::attempt))
        .route("/t/{table}/mistakes/{step}/hint", post(mistakes::hint))
        .route("/t/{table}/mistakes/{step}/why", post(mistakes::why))
        .route("/t/{table}/mistakes/{step}/seat/{seat}", get(mistakes::seat))
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
        .merge(learn::router())
        .merge(api::router())
        .fallback(|| async { Error::NoSuchAddress })
        .method_not_allowed_fallback(response::other_method)
        // Bodies are read, and held to their size, before anything else is done with them.
        .layer(axum::extract::DefaultBodyLimit::disable())
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::pass))
        .layer(CompressionLayer::new())
        .with_state(app)
}
