import {
  ArrowLeft,
  BookCheck,
  Calendar,
  Check,
  ChevronLeft,
  Circle,
  CircleAlert,
  Copy,
  DoorClosed,
  Download,
  Funnel,
  Hourglass,
  type IconNode,
  KeyRound,
  List,
  Lock,
  Mail,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  Pencil,
  Phone,
  PhoneMissed,
  Printer,
  Search,
  WifiOff,
  X,
} from 'lucide';
import { Icon as PlainIcon } from '#ui/icon.tsx';

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
  door: DoorClosed,
  download: Download,
  filter: Funnel,
  hourglass: Hourglass,
  key: KeyRound,
  list: List,
  lock: Lock,
  mail: Mail,
  megaphone: Megaphone,
  message: MessageSquareText,
  pencil: Pencil,
  phone: Phone,
  'phone-missed': PhoneMissed,
  print: Printer,
  search: Search,
  whatsapp: MessageCircle,
  'wifi-off': WifiOff,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof drawings;

/** A pictogram by its name. Decorative: the text next to it has its meaning. */
export function Icon({ name }: { name: IconName }) {
  return <PlainIcon of={drawings[name]} data-icon="" />;
}
