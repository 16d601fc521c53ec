import { useEffect, useState } from 'react';
import { conversionOf, trackConversion } from '#app/browser/analytics.ts';
import { conversion } from '#content/pages/conversion.ts';
import { useHydrated } from '#ui/rendering.ts';

/**
 * The conversion of the O Level overview (docs/requirements.md, R23.6), once a visit: a loaded
 * page's document reports it, which needs no hydration; one come to by a link does it here.
 */
export function ConversionEvent() {
  // A page that is being hydrated was loaded, so its document has spoken.
  const [byLink] = useState(useHydrated());
  useEffect(() => {
    if (byLink) trackConversion(conversionOf(conversion));
  }, [byLink]);
  return null;
}
