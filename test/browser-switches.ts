/** What Playwright's Chromium is started without: a second switch of that name takes the place of the first. */
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
 * The suggestions under the address bar are two pages of the browser's own, loaded with every
 * window. Nobody sees them in a test, and they cost as much as the page that is tested.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The switch that leaves out of Chromium what Playwright leaves out, and what tests never see. */
export const disabledFeatures = `--disable-features=${[...playwrights, ...suggestions].join(',')}`;

/** What a browser that is told so leaves out, by its own arguments. */
export function featuresIn(args: readonly string[]): string[] {
  const last = args.findLast((arg) => arg.startsWith('--disable-features='));
  return last?.slice(last.indexOf('=') + 1).split(',') ?? [];
}

/** Tests send traffic to this machine only: the browser can find no other. */
export const thisMachineOnly =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';
