import { Navigation } from 'lucide';
import { useEffect, useState } from 'react';
import { whenIdle, whenLoaded } from '#app/browser/when-idle.ts';
import { map } from '#content/school/contact.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { MapSketch } from './map-sketch.tsx';
import styles from './school-map.module.css';

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
