import type { MetaDescriptor } from 'react-router';
import type { SitePath } from '#content/paths.ts';
import { school } from '#content/school.ts';

/** The head of one page: its title and what else search engines and messengers read. */
export function pageMeta(_path: SitePath): MetaDescriptor[] {
  return [{ title: school.name.value }];
}
