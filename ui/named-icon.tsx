import { BookOpen, CalendarDays, FlaskConical, type IconNode, Pencil, Users } from 'lucide';
import { Icon } from './icon.tsx';

const icons = {
  book: BookOpen,
  calendar: CalendarDays,
  flask: FlaskConical,
  pencil: Pencil,
  users: Users,
} satisfies Record<string, IconNode>;

/** A pictogram by the name that content gives it. Decorative: the text next to it has its meaning. */
export function NamedIcon({ name }: { name: keyof typeof icons }) {
  return <Icon of={icons[name]} />;
}
