/** The features that Playwright disables: a second switch of that name replaces the first. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The suggestions under the address bar are two pages of the browser, loaded with every window. A
 * test does not see them, and they take as long as the page that is tested.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process that waits for the next page of another site: most journeys end before there is one. */
const spare = ['SpareRendererForSitePerProcess'];

/**
 * The switch that disables the features that Playwright disables, and those that tests do not need.
 */
export const disabledFeatures = `--disable-features=${[...playwrights, ...suggestions, ...spare].join(',')}`;

/** The features that a browser's arguments disable. */
export function featuresIn(args: readonly string[]): string[] {
  const last = args.findLast((arg) => arg.startsWith('--disable-features='));
  return last?.slice(last.indexOf('=') + 1).split(',') ?? [];
}

/** Tests send traffic to this machine only: the browser cannot resolve any other. */
export const thisMachineOnly =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

/** The pages of a journey share a process: starting one takes a fifth of the time of a small journey. */
export const oneProcessPerContext = '--renderer-process-limit=1';
