import {
  BookOpen,
  Building2,
  CalendarDays,
  ClipboardList,
  Clock,
  Compass,
  FlaskConical,
  GraduationCap,
  type IconNode,
  MapPin,
  Monitor,
  Pencil,
  Users,
} from 'lucide';
import { Icon } from './icon.tsx';

const icons = {
  book: BookOpen,
  building: Building2,
  calendar: CalendarDays,
  clipboard: ClipboardList,
  clock: Clock,
  compass: Compass,
  flask: FlaskConical,
  graduation: GraduationCap,
  'map-pin': MapPin,
  monitor: Monitor,
  pencil: Pencil,
  users: Users,
} satisfies Record<string, IconNode>;

/** A pictogram by the name that content gives it. Decorative: words stand beside it. */
export function NamedIcon({ name }: { name: keyof typeof icons }) {
  return <Icon of={icons[name]} />;
}
