/** An e-mail address, which breaks before its @ rather than inside a word. */
export function EmailAddress({ children }: { children: string }) {
  const [name, domain] = children.split('@');
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
