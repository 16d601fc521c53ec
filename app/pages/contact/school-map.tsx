import { Navigation } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { whenIdle, whenLoaded } from '#app/browser/when-idle.ts';
import { map } from '#content/school/contact.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { MapSketch } from './map-sketch.tsx';
import styles from './school-map.module.css';

/**
 * Where the school is: our own sketch, and over it the map of OpenStreetMap, once the page has
 * settled, the map is near the screen and there is a connection. Otherwise the sketch stays.
 */
export function SchoolMap() {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<'none' | 'coming' | 'there'>('none');

  useEffect(() => {
    if (!box.current) return;
    return whenNearViewport(box.current, async () => {
      if (!navigator.onLine) return;
      setFrame('coming');
      // A frame that found no connection shows the browser's error page and fires no event.
      if (await isReachable(osmFrame)) setFrame('there');
    });
  }, []);

  return (
    <Sheet ref={box} className={styles.map} data-frame={frame}>
      <figure>
        <MapSketch />
        {frame !== 'none' && (
          <iframe src={osmFrame} title={map.frameTitle} inert={frame === 'coming'} />
        )}
        {/* A new element: the same one with another text would count as a layout shift. */}
        <figcaption key={frame === 'there' ? 'map' : 'sketch'}>
          {frame === 'there' ? (
            <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
          ) : (
            'A sketch, not to scale.'
          )}
        </figcaption>
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

/** How long another site may take to answer, in milliseconds. */
const REACHABILITY_TIMEOUT_MS = 8_000;

/** Whether a site answers: otherwise a frame would show an error. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(REACHABILITY_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back once the page has loaded, the browser is idle, and the element is near the screen.
 * @returns how to stop waiting
 */
function whenNearViewport(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(then, { timeout: 4_000 });
    },
    { rootMargin: '300px' },
  );
  const stop = whenLoaded(() => observer.observe(element));
  return () => {
    observer.disconnect();
    stop();
  };
}
