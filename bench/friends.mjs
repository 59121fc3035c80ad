// node bench/friends.mjs [MOVES]: a table over the net in two browsers of this machine, against build/release/engawa.
//   click     from a click to the other screen, p50 and p99, and how much of it is the way through the server, against the
//             round trip of an echo (a WebSocket ping, which the server answers below its tables)
//   bytes     of a move, to the one who made it and to the other, and of opening a table
//   idle      messages while nobody does anything
// One line of JSON for each figure. Bounded: MOVES moves (60 if not said), ten seconds of doing nothing.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { chromium } = createRequire(`${root}web/package.json`)(
  "@playwright/test",
);
const MOVES = Math.min(400, Number(process.argv[2] ?? 60));
const tell = (figure) =>
  console.log(
    JSON.stringify({ ...figure, load: Number(loadavg()[0].toFixed(1)) }),
  );
const at = (list, share) =>
  [...list].sort((a, b) => a - b)[
    Math.min(list.length - 1, Math.floor(list.length * share))
  ];
const spread = (list) => ({
  p50: Number(at(list, 0.5).toFixed(2)),
  p99: Number(at(list, 0.99).toFixed(2)),
  n: list.length,
});
const mean = (list) =>
  Math.round(
    list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length),
  );

const child = spawn(
  `${root}build/release/engawa`,
  ["serve", "--port", "0", "--db", ":memory:", "--log", "trouble"],
  { stdio: ["ignore", "pipe", "inherit"] },
);
const url = await new Promise((resolve, reject) => {
  child.stdout.on("data", (text) => {
    const found = /open at (\S+)\//.exec(String(text));
    if (found) resolve(found[1]);
  });
  child.once("exit", () => reject(new Error("engawa serve has ended")));
});
process.on('exit', () => child.kill());
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
  ],
});

/** Round trips of a ping in milliseconds, over a socket of a guest who has not said hello yet. */
async function echo(count) {
  const { hostname, port } = new URL(url);
  const guest = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const { token } = await (await fetch(`${url}/api/v1/guests`, guest)).json();
  const wire = connect(Number(port), hostname);
  // A pong is as long as its ping was, without the mask: what came before it is not taken for it.
  let came = Buffer.alloc(0);
  let look = () => undefined;
  wire.on("data", (bytes) => {
    came = Buffer.concat([came, bytes]);
    look();
  });
  const until = (so) =>
    new Promise((keep) => {
      look = () => so() && keep();
      look();
    });
  wire.write(
    `GET /api/v1/tables/tnothing/socket HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await until(() => came.includes("\r\n\r\n"));
  const head = String(came);
  if (!head.startsWith("HTTP/1.1 101")) throw new Error(head.split("\r\n")[0]);
  came = came.subarray(came.indexOf("\r\n\r\n") + 4);
  const trips = [];
  for (let i = 0; i < count; i += 1) {
    const mask = randomBytes(4);
    const body = Buffer.from(randomBytes(100)).map(
      (byte, at) => byte ^ mask[at % 4],
    );
    const from = performance.now();
    wire.write(
      Buffer.concat([Buffer.from([0x89, 0x80 | body.length]), mask, body]),
    );
    const pong = Buffer.concat([
      Buffer.from([0x8a, body.length]),
      body.map((byte, at) => byte ^ mask[at % 4]),
    ]);
    await until(() => came.includes(pong));
    trips.push(performance.now() - from);
    came = came.subarray(came.indexOf(pong) + pong.length);
  }
  wire.destroy();
  return trips;
}

/** A person with a browser of their own, whose frames are counted. */
async function person() {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(() =>
    localStorage.setItem(
      "engawa.settings",
      JSON.stringify({ motion: "off", soundOn: false, confirm: "always" }),
    ),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const frames = [];
  const note =
    (way) =>
    ({ timestamp, response }) =>
      frames.push({
        way,
        at: timestamp * 1000,
        bytes: Buffer.byteLength(response.payloadData),
      });
  session.on("Network.webSocketFrameReceived", note("in"));
  session.on("Network.webSocketFrameSent", note("out"));
  return { context, page, session, frames };
}
const stands = (page) =>
  page.evaluate(
    () =>
      `${document.querySelector("[data-game]")?.getAttribute("data-sequence")} ${globalThis.engawa?.view().decision}`,
  );
const asked = (page) =>
  page.evaluate(() => {
    const view = globalThis.engawa?.view();
    return (
      view !== undefined &&
      !view.over &&
      view.awaited.includes(view.viewer) &&
      globalThis.engawa.choices().length > 0
    );
  });
/** The moment, of one clock for both, at which this screen has shown another sequence. */
const watchScreen = (page) =>
  page.evaluate(() => {
    const at = document.querySelector("[data-game]");
    const from = at.getAttribute("data-sequence");
    globalThis.shownAt = new Promise((keep) => {
      const look = () =>
        at.getAttribute("data-sequence") === from
          ? requestAnimationFrame(look)
          : keep(performance.timeOrigin + performance.now());
      look();
    });
  });
const shownAt = (page) => page.evaluate(() => globalThis.shownAt);

/** One thing of a gesture. A place that is put away (the reserve) is brought out first by what holds it. */
const touch = async (page, name) => {
  const thing = page.locator(`[data-ref="${name}"]:visible`).first();
  const door = page
    .locator(`[data-holds~="${name.split("/")[0]}"]:visible`)
    .first();
  if (!(await thing.isVisible()) && (await door.isVisible()))
    await door.click();
  await thing.click();
};

const ada = await person();
const ben = await person();
await ada.page.goto("/?set=paiko&with=friend");
await ada.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
await ada.page.getByRole("button", { name: "Open the table" }).click();
await ben.page.goto(await ada.page.locator("[data-link]").inputValue());
await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
await ben.page.getByRole("button", { name: "Sit down" }).click();
const people = [ada, ben];
for (const { page } of people)
  await page.waitForFunction(
    () => document.querySelector('[data-phase="playing"]') !== null,
  );

const clicks = [];
const ways = [];
const toMover = [];
const toOther = [];
let lot = 7;
for (let move = 0; move < MOVES; move += 1) {
  let mover;
  for (let tries = 0; tries < 200 && !mover; tries += 1) {
    for (const one of people) if (await asked(one.page)) mover = one;
    if (!mover) await ada.page.waitForTimeout(20);
  }
  if (!mover) break;
  const other = mover === ada ? ben : ada;
  const touches = await mover.page.evaluate(
    (pick) => {
      const all = globalThis.engawa.choices().filter((one) => !one.wasteful);
      return all[pick % all.length].touches;
    },
    (lot = (lot * 1103515245 + 12345) % 2 ** 31),
  );
  const from = await stands(mover.page);
  for (const name of touches) await touch(mover.page, name);
  const confirm = mover.page.locator('[data-ref="confirm"]:visible').first();
  await confirm.waitFor();
  await watchScreen(other.page);
  for (const one of people) one.frames.length = 0;
  await mover.page.evaluate(() => {
    document
      .querySelector('[data-ref="confirm"]')
      .addEventListener(
        "pointerdown",
        () =>
          (globalThis.pressedAt = performance.timeOrigin + performance.now()),
        { capture: true, once: true },
      );
  });
  await confirm.click();
  clicks.push(
    (await shownAt(other.page)) -
      (await mover.page.evaluate(() => globalThis.pressedAt)),
  );
  for (
    let tries = 0;
    tries < 200 && (await stands(mover.page)) === from;
    tries += 1
  )
    await ada.page.waitForTimeout(10);
  const sent = mover.frames.find(({ way }) => way === "out");
  const came = other.frames.find(({ way }) => way === "in");
  if (sent && came) ways.push(came.at - sent.at);
  const heard = ({ frames }) =>
    frames
      .filter(({ way }) => way === "in")
      .reduce((sum, { bytes }) => sum + bytes, 0);
  toMover.push(heard(mover));
  toOther.push(heard(other));
}
const trips = await echo(300);
tell({ figure: "click to the other screen, ms", ...spread(clicks) });
tell({
  figure: "from one socket to the other through the server, ms",
  ...spread(ways),
});
tell({
  figure: "echo, ms",
  ...spread(trips),
  way_against_echo: Number((at(ways, 0.5) / at(trips, 0.5)).toFixed(2)),
});
tell({
  figure: "bytes of a move",
  to_the_mover: mean(toMover),
  to_the_other: mean(toOther),
});

// Opening: what comes over the socket and from the API, the page itself aside.
let api = 0;
ben.page.on("response", async (response) => {
  if (new URL(response.url()).pathname.startsWith("/api/"))
    api += (await response.body().catch(() => Buffer.alloc(0))).length;
});
ben.frames.length = 0;
await ben.page.reload();
await ben.page.waitForFunction(
  () => document.querySelector('[data-phase="playing"]') !== null,
);
await ben.page.waitForTimeout(300);
tell({
  figure: "bytes of opening a table",
  after_moves: MOVES,
  socket: ben.frames.reduce((sum, { bytes }) => sum + bytes, 0),
  api,
});

for (const one of people) one.frames.length = 0;
let requests = 0;
for (const { page } of people) page.on("request", () => (requests += 1));
await ada.page.waitForTimeout(10_000);
tell({
  figure: "idle for ten seconds, two people",
  messages: ada.frames.length + ben.frames.length,
  requests,
});
await browser.close();
child.kill();
