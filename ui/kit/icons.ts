// The icons in use: those of public pages and of the rows of lists as light drawings, the others from the library.
import { icon } from './icon.tsx';

// lucide (ISC), its elements joined into one path
export const ArrowDown = icon('M12 5v14m7-7-7 7-7-7');
export const ArrowLeft = icon('m12 19-7-7 7-7m7 7H5');
export const ArrowRight = icon('M5 12h14m-7-7 7 7-7 7');
export const ArrowUp = icon('m5 12 7-7 7 7m-7 7V5');
export const ArrowUpRight = icon('M7 7h10v10M7 17 17 7');
export const ChevronDown = icon('m6 9 6 6 6-6');
export const CircleAlert = icon('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8v4m0 4h.01');
export const Copy = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const Ellipsis = icon(
  'M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0',
);
export const GripVertical = icon(
  'M10 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M10 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M10 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0M16 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M16 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M16 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0',
);
export const House = icon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
);
export const Info = icon('M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-10 4v-4m0-4h.01');
export const Menu = icon('M4 5h16M4 12h16M4 19h16');
export const Minus = icon('M5 12h14');
export const Pause = icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
);
export const Play = icon(
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
);
export const Plus = icon('M5 12h14m-7-7v14');
export const Search = icon('m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0');
export const SquarePen = icon(
  'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M18.375 2.625a1 1 0 0 1 3 3l-9.013 9.014a2 2 0 0 1-.853.505l-2.873.84a.5.5 0 0 1-.62-.62l.84-2.873a2 2 0 0 1 .506-.852z',
);
export const Trash2 = icon(
  'M10 11v6m4-6v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const X = icon('M18 6 6 18M6 6l12 12');

// each from its own file: the library's main module would load all of its 1,700 at every start
export { default as ALargeSmall } from 'lucide-react/icons/a-large-small';
export { default as Baseline } from 'lucide-react/icons/baseline';
export { default as Bold } from 'lucide-react/icons/bold';
export { default as BriefcaseBusiness } from 'lucide-react/icons/briefcase-business';
export { default as ChartColumn } from 'lucide-react/icons/chart-column';
export { default as Check } from 'lucide-react/icons/check';
export { default as ChevronLeft } from 'lucide-react/icons/chevron-left';
export { default as ChevronRight } from 'lucide-react/icons/chevron-right';
export { default as ChevronUp } from 'lucide-react/icons/chevron-up';
export { default as ChevronsUpDown } from 'lucide-react/icons/chevrons-up-down';
export { default as CodeXml } from 'lucide-react/icons/code-xml';
export { default as Columns2 } from 'lucide-react/icons/columns-2';
export { default as Crop } from 'lucide-react/icons/crop';
export { default as Crosshair } from 'lucide-react/icons/crosshair';
export { default as Eye } from 'lucide-react/icons/eye';
export { default as EyeOff } from 'lucide-react/icons/eye-off';
export { default as FileText } from 'lucide-react/icons/file-text';
export { default as Film } from 'lucide-react/icons/film';
export { default as FolderOpen } from 'lucide-react/icons/folder-open';
export { default as Heading1 } from 'lucide-react/icons/heading-1';
export { default as Heading2 } from 'lucide-react/icons/heading-2';
export { default as Heading3 } from 'lucide-react/icons/heading-3';
export { default as Heading4 } from 'lucide-react/icons/heading-4';
export { default as Heading5 } from 'lucide-react/icons/heading-5';
export { default as Heading6 } from 'lucide-react/icons/heading-6';
export { default as Highlighter } from 'lucide-react/icons/highlighter';
export { default as History } from 'lucide-react/icons/history';
export { default as Image } from 'lucide-react/icons/image';
export { default as ImagePlus } from 'lucide-react/icons/image-plus';
export { default as Images } from 'lucide-react/icons/images';
export { default as IndentDecrease } from 'lucide-react/icons/indent-decrease';
export { default as IndentIncrease } from 'lucide-react/icons/indent-increase';
export { default as Italic } from 'lucide-react/icons/italic';
export { default as Keyboard } from 'lucide-react/icons/keyboard';
export { default as LayoutList } from 'lucide-react/icons/layout-list';
export { default as Lightbulb } from 'lucide-react/icons/lightbulb';
export { default as Link } from 'lucide-react/icons/link';
export { default as List } from 'lucide-react/icons/list';
export { default as ListCollapse } from 'lucide-react/icons/list-collapse';
export { default as ListOrdered } from 'lucide-react/icons/list-ordered';
export { default as ListTree } from 'lucide-react/icons/list-tree';
export { default as LogOut } from 'lucide-react/icons/log-out';
export { default as Mail } from 'lucide-react/icons/mail';
export { default as Maximize2 } from 'lucide-react/icons/maximize-2';
export { default as MousePointerClick } from 'lucide-react/icons/mouse-pointer-click';
export { default as Newspaper } from 'lucide-react/icons/newspaper';
export { default as Palette } from 'lucide-react/icons/palette';
export { default as PanelRight } from 'lucide-react/icons/panel-right';
export { default as PanelsTopLeft } from 'lucide-react/icons/panels-top-left';
export { default as Pilcrow } from 'lucide-react/icons/pilcrow';
export { default as PilcrowLeft } from 'lucide-react/icons/pilcrow-left';
export { default as Redo2 } from 'lucide-react/icons/redo-2';
export { default as RemoveFormatting } from 'lucide-react/icons/remove-formatting';
export { default as Replace } from 'lucide-react/icons/replace';
export { default as RotateCw } from 'lucide-react/icons/rotate-cw';
export { default as Rows2 } from 'lucide-react/icons/rows-2';
export { default as Rows4 } from 'lucide-react/icons/rows-4';
export { default as SlidersHorizontal } from 'lucide-react/icons/sliders-horizontal';
export { default as SquareCode } from 'lucide-react/icons/square-code';
export { default as Strikethrough } from 'lucide-react/icons/strikethrough';
export { default as Subscript } from 'lucide-react/icons/subscript';
export { default as SunMoon } from 'lucide-react/icons/sun-moon';
export { default as Superscript } from 'lucide-react/icons/superscript';
export { default as Table } from 'lucide-react/icons/table';
export { default as Tags } from 'lucide-react/icons/tags';
export { default as Target } from 'lucide-react/icons/target';
export { default as TextAlignCenter } from 'lucide-react/icons/text-align-center';
export { default as TextAlignEnd } from 'lucide-react/icons/text-align-end';
export { default as TextAlignJustify } from 'lucide-react/icons/text-align-justify';
export { default as TextAlignStart } from 'lucide-react/icons/text-align-start';
export { default as TextQuote } from 'lucide-react/icons/text-quote';
export { default as Underline } from 'lucide-react/icons/underline';
export { default as Undo2 } from 'lucide-react/icons/undo-2';
export { default as Unlink } from 'lucide-react/icons/unlink';
export { default as Upload } from 'lucide-react/icons/upload';
