import {
  ArrowLeft,
  BookCheck,
  Calendar,
  Check,
  ChevronLeft,
  Circle,
  CircleAlert,
  Copy,
  Download,
  Funnel,
  Hourglass,
  KeyRound,
  List,
  Lock,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  Pencil,
  Phone,
  PhoneMissed,
  Printer,
  Search,
  WifiOff,
  X,
} from 'lucide-react';
import styles from './icon.module.css';

const drawings = {
  alert: CircleAlert,
  'arrow-left': ArrowLeft,
  'book-check': BookCheck,
  calendar: Calendar,
  check: Check,
  'chevron-left': ChevronLeft,
  circle: Circle,
  close: X,
  copy: Copy,
  download: Download,
  filter: Funnel,
  hourglass: Hourglass,
  key: KeyRound,
  list: List,
  lock: Lock,
  mail: Mail,
  message: MessageSquareText,
  pencil: Pencil,
  phone: Phone,
  'phone-missed': PhoneMissed,
  print: Printer,
  search: Search,
  whatsapp: MessageCircle,
  'wifi-off': WifiOff,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof drawings;

/** A pictogram. Decorative: words stand beside it, or name what it stands in. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = drawings[name];
  return <Drawing className={styles.icon} data-icon="" aria-hidden="true" />;
}
