import { useEffect, useState } from 'react';
import {
  type Conversion,
  conversionId,
  firstConversion,
  pushConversion,
} from '#app/browser/measurement.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { conversion } from '#content/measurement.ts';

const { destination, value, currency } = conversion;
const event: Conversion = { send_to: conversionId || destination.value, value, currency };

/**
 * The conversion of the O Level overview (specification, section 7), once a visit: a loaded page
 * reports it by an inline script, which needs no hydration; one come to by a link does it here.
 */
export function ConversionEvent() {
  // A page that is being hydrated was loaded, so its inline script has spoken.
  const [byLink] = useState(useHydrated());
  useEffect(() => {
    if (byLink) pushConversion(event);
  }, [byLink]);
  return byLink ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
    <script dangerouslySetInnerHTML={{ __html: firstConversion(event) }} />
  );
}
