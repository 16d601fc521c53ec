import { Navigation } from 'lucide';
import { useEffect, useState } from 'react';
import { whenIdle, whenLoaded } from '#app/browser/when-idle.ts';
import { mapOf } from '#content/school/contact.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { logoPen } from '#ui/logo.tsx';
import { Sheet } from '#ui/paper.tsx';
import { documents } from '../../documents.ts';
import styles from './school-map.module.css';

const map = mapOf(documents);
const { road } = documents.school.place;

/**
 * Where the school is: our own sketch, and over it the map of OpenStreetMap, once the page has
 * settled and that site answers. Otherwise the sketch stays.
 */
export function SchoolMap() {
  const [hasMap, setHasMap] = useState(false);

  useEffect(() => whenLoaded(() => whenIdle(async () => setHasMap(await isReachable()))), []);

  return (
    <Sheet className={styles.map} data-frame={hasMap || undefined}>
      <figure>
        <MapSketch />
        {hasMap && <iframe src={osmFrame} title={map.frameTitle} loading="lazy" />}
        {/* A new element: the same one with another text would count as a layout shift. */}
        {hasMap ? (
          <figcaption key="map">
            <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
          </figcaption>
        ) : (
          <figcaption key="sketch">A sketch, not to scale.</figcaption>
        )}
      </figure>
      <ButtonLink className={styles.directions} size="small" href={map.directionsUrl}>
        <Icon of={Navigation} />
        Get Directions
      </ButtonLink>
    </Sheet>
  );
}

const { latitude, longitude } = map.position;

/** About 900 m from west to east. */
const box = [longitude - 0.004, latitude - 0.0022, longitude + 0.004, latitude + 0.0022];

const osmFrame = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** Whether that site answers: otherwise the frame would show the browser's error page. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(8_000);
  return fetch(osmFrame, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
}

const { west, middle, east, sea, railway } = map.landmarks;

/** Dickman's Road as a person would draw it on paper, with landmarks. */
function MapSketch() {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 760 470"
      role="img"
      aria-label={map.alt}
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill="var(--color-peacock-100)" d="M0 0h96c-14 80 20 150 6 240-10 70 18 150 8 230H0z" />
      <path
        className={styles.waves}
        d="M14 190q9-7 18 0t18 0M30 290q9-7 18 0t18 0M50 230q9-7 18 0t18 0"
      />
      <path className={styles.houses} d={houses} />
      <path className={styles.trees} d={trees} />
      <g className={styles.roads}>
        <path stroke="var(--color-rule)" strokeWidth="26" d={northSouth} />
        <path stroke="var(--color-rule)" strokeWidth="30" d={farRoad} />
        <path stroke="var(--color-white)" strokeWidth="22" d={northSouth} />
        <path stroke="var(--color-white)" strokeWidth="26" d={farRoad} />
        <path
          stroke="var(--color-slate)"
          strokeWidth="2.5"
          strokeDasharray="1 8"
          d="M128-10c-12 120 22 300 8 490"
        />
        <path stroke="var(--color-white)" strokeWidth="34" d={ourRoad} />
        <path stroke="var(--color-araliya-300)" strokeWidth="26" d={ourRoad} />
      </g>
      <g>
        <text transform="translate(194 226) rotate(-88)">{west}</text>
        <text transform="translate(361 226) rotate(-89)">{middle}</text>
        <text transform="translate(648 218) rotate(-90)">{east}</text>
        <text x="24" y="262">
          {sea}
        </text>
        <text transform="translate(121 338) rotate(-86)">{railway}</text>
        <text className={styles.ours} x="236" y="261" transform="rotate(-1.5 300 262)">
          {road}
        </text>
      </g>
      <g transform="translate(486 146)">
        <path
          fill="var(--color-peacock-800)"
          d="M0 92C-34 50-40 36-40 18a40 40 0 0 1 80 0C40 36 34 50 0 92z"
        />
        <path {...logoPen} d="M-16 18l12 13L18 4" />
      </g>
    </svg>
  );
}

const northSouth = 'M190-10C176 120 206 300 196 480M356-10C346 140 366 320 360 480';
const farRoad = 'M660-10C628 130 640 320 690 480';
const ourRoad = 'M192 262C300 240 480 262 648 238';

const houses =
  'M226 120h52v34h-52zM292 136h38v50h-38zM232 176h40v44h-40zM224 300h44v30h-44z' +
  'M290 296h44v38h-44zM386 140h46v34h-46zM386 196h40v34h-40zM560 130h54v36h-54z' +
  'M566 184h44v36h-44zM388 318h40v30h-40zM566 290h60v40h-60zM720 130h60v40h-60z' +
  'M716 210h50v60h-50z';

const trees =
  'M284 205a9 9 0 1 1-.1 0zM300 215a7 7 0 1 1-.1 0zM530 319a11 11 0 1 1-.1 0z' +
  'M512 336a8 8 0 1 1-.1 0zM548 338a8 8 0 1 1-.1 0zM712 308a12 12 0 1 1-.1 0z' +
  'M732 329a9 9 0 1 1-.1 0zM156 143a7 7 0 1 1-.1 0zM158 302a8 8 0 1 1-.1 0z';
