import { office as words } from '#content/office/office-texts.ts';
import { dilani, expect, hold, test } from '../office-harness.ts';

test('a mailed code signs in, and opens the page that was requested', async ({
  page,
  context,
  office,
}) => {
  await context.clearCookies();
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(dilani);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.fill(await office.codeAfter(0));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample', level: 1 })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(`/submissions/${reference}`);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: words.signIn.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByText('Nethmi')).toHaveCount(0);
});

test('accepts another address and a pasted code, and rejects a wrong one', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  await context.clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'E-mail is needed.',
  );
  const stranger = 'stranger@elsewhere.example';
  await page.getByRole('textbox', { name: 'E-mail' }).fill(stranger);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(stranger)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(stranger);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(dilani);
  await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');

  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('123');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAccessibleDescription('The code has eight digits.');
  const right = await office.codeAfter(0);
  const wrong = right.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  await code.fill(wrong);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const release = await hold(page, '**/api/sign-in');
  const another = page.getByRole('button', { name: 'Send a new code' });
  await another.click();
  // A second press must not make the first code useless.
  await another.click({ force: true });
  release();
  await expect(page.getByText('We sent a new code. Older codes no longer work.')).toBeVisible();
  expect(requested).toEqual(['/api/sign-in']);
  const newest = await office.codeAfter(1);
  await code.fill(`${newest.slice(0, 4)} ${newest.slice(4)}`);
  await expect(code).toHaveValue(newest);
  await code.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a passkey can be added, used and removed, and is listed after all sessions were ended', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/');
  // What comes above the link moves it.
  await expect(page.getByText(words.firstSteps.facts)).toBeVisible();
  await page.getByRole('link', { name: words.account.title }).click();
  await expect(page.getByRole('heading', { name: words.account.title })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name of this device' }).fill('Phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const remove = page.getByRole('button', { name: words.account.removeNamed('Phone') });
  await expect(remove).toBeVisible();

  await page.getByRole('button', { name: words.account.everywhere }).click();
  // A lost device could still sign in with it.
  await expect(page.getByText(words.ended.passkeys('Phone'))).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(remove).toBeVisible();
  await context.setOffline(true);
  await remove.click();
  await expect(page.getByText(words.connection.none, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await remove.click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeFocused();
});
