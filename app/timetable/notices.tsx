import { type ComponentType, useEffect, useState } from 'react';

// A separate statement, see app/chrome/toasts.tsx.
const loadBanner = () => import('./notice-banner.tsx');

/** Loads the notice and the days without classes after the page, which never waits for them. */
export function Notices() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    // Not within the task that hydrates the page: a slow phone would react later.
    const timer = setTimeout(() => {
      loadBanner().then(
        (loaded) => setBanner(() => loaded.NoticeBanner),
        () => {},
      );
    });
    return () => clearTimeout(timer);
  }, []);
  return Banner && <Banner />;
}
