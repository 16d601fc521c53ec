import { logoFile } from '#content/school/school.ts';
import { Logo } from '#ui/logo.tsx';
import { documents } from '../documents.ts';

/** The school's own logo, or the drawn one. Decorative: the school's name is next to it. */
export function SchoolLogo({ className }: { className?: string | undefined }) {
  const { logo } = documents.school;
  if (!logo) return <Logo className={className} />;
  return (
    <img className={className} src={`/assets/${logoFile(logo.id)}`} alt="" width={44} height={44} />
  );
}
