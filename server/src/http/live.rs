//! Pictures out: every change of a table is pushed to those who look, drawn for each of them.

use super::extract::{Table, Visitor};
use super::table_page::{Painter, paint};
use crate::app::App;
use crate::error::Error;
use crate::fragments::Picture;
use crate::live_table::{LiveTable, SharedPicture};
use crate::store::Store;
use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, StreamExt};
use lascaux_web::board::Layout;
use lascaux_web::{Words, page};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio_stream::wrappers::WatchStream;

/// So long a picture serves all who look on from outside.
const FRESH: Duration = Duration::from_millis(250);

/// Pushes the picture of a table after every change. Ends when the program does, when the key opens nothing any more,
/// and when the table is to be read again; the browser then asks anew.
pub async fn stream<S: Store>(
    State(app): State<Arc<App<S>>>,
    Table(table): Table,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Error> {
    let place = Arc::new((app.limiter.watch(visitor.address)?, app.metrics().watcher()));
    let known = visitor.known.as_ref().map(|(person, key)| (person.id, key.clone()));
    let (person, look) = (visitor.id(), (visitor.words, visitor.layout));
    let revoked = app.sessions.ended(known);
    let first = *table.watch().borrow();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (house, closed, watched) = (app.clone(), app.closed(), table.clone());
    let version = Event::default().event("version").data(lascaux_web::asset_version());
    let changes = WatchStream::new(table.watch()).take_while(move |_| std::future::ready(!watched.is_retired())).then(
        move |number| {
            let (table, app, place, seen) = (table.clone(), house.clone(), place.clone(), seen.clone());
            async move {
                let _place = place;
                if table.state().closed().is_some() {
                    return Ok(Event::default().event("closed").data("closed")); // its page is another one now
                }
                let picture = picture(&app, &table, person, look).await;
                // The first picture answers the watcher, not a move.
                if let Some(arrived) = table.moved(number).filter(|_| number > first) {
                    app.metrics().pushed(arrived.elapsed());
                }
                Ok(match picture {
                    Ok((picture, number)) => {
                        let mut seen = seen.lock().await;
                        let told = picture.diff(&seen);
                        picture.marks().clone_into(&mut seen);
                        Event::default().event("scene").id(number.to_string()).data(told)
                    }
                    Err(_) => Event::default().comment("nothing to draw"),
                })
            }
        },
    );
    let pushed = futures_util::stream::iter([Ok(version)]).chain(changes);
    let ended = async move {
        tokio::select! {
            _ = closed => {}
            _ = revoked => {}
        }
    };
    Ok(Sse::new(pushed.take_until(ended)).keep_alive(KeepAlive::default()))
}

/// The picture of a table for a person, and its number. Those who do not sit there share one, which is drawn as nobody's:
/// whoever sits down meanwhile, nobody else is sent what only a seat may see.
async fn picture<S: Store>(
    app: &App<S>,
    table: &LiveTable,
    person: Option<i64>,
    (words, layout): (&'static Words, Layout),
) -> Result<(Arc<Picture>, u64), Error> {
    let title = app.games().get(&table.game)?.title();
    let draw = |person: Option<i64>| {
        let painter = Painter { person, name: None, words, layout, title, waiting: 0 };
        let (scene, number) = paint(app, table, &painter, page::scene)?;
        Ok::<_, Error>((Arc::new(Picture::new(scene.into_string())), number))
    };
    if person.is_some() && !table.state().seats_of(person).is_empty() {
        return draw(person);
    }
    // The first to come draws, while the others wait for it here.
    let mut pictures = table.pictures.lock().await;
    let (look, number) = ((words.language(), layout), table.state().number());
    let same =
        |shared: &&SharedPicture| shared.number == number && shared.look == look && shared.drawn.elapsed() < FRESH;
    if let Some(shared) = pictures.iter().find(same) {
        return Ok((shared.picture.clone(), number));
    }
    let (picture, number) = draw(None)?;
    pictures.retain(|shared| shared.look != look);
    pictures.push(SharedPicture { number, look, drawn: Instant::now(), picture: picture.clone() });
    Ok((picture, number))
}
