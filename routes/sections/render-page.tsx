// Renders a page from its sections in order, without hidden and unknown ones. The case studies are loaded once.
import { Fragment, type ReactNode } from 'react';
import type { OriginalType } from '#db/content/originals.ts';
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import type { SectionTypeName, SectionValues } from '#db/contract/documents/section-types.ts';
import { type Section, sectionAnchor } from '#db/contract/documents/sections.ts';
import { listCaseStudyCards } from '#db/queries/case-studies.ts';
import { contentOf } from '#server/content/content-of.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { withPictureNotes } from '#server/render/picture-notes.ts';
import { Main } from '#ui/brand/main-landmark.tsx';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { SectionLoading } from '#ui/site/frame/section-loading.tsx';
import { listCaseStudyCardsWithNotes } from '../case-study-cards.ts';
import { pageTitle } from '../page-meta.ts';
import { companySections } from './company.tsx';
import { generalSections } from './general.tsx';
import { heads } from './heads.tsx';
import { homeSections } from './home.tsx';
import type { SectionDrawing, SectionDrawings, Studies } from './section-drawing.ts';

const DRAWINGS: SectionDrawings = {
  ...heads,
  ...homeSections,
  ...companySections,
  ...generalSections,
};

/** The types whose content is a page. */
type PageType = {
  [Type in OriginalType]: ContentOf<Type> extends PageContent ? Type : never;
}[OriginalType];

interface PageOptions {
  /** Renders the sections whose data the screen loads itself; they need the sheets in `meta`. */
  sections?: { [Name in SectionTypeName]?: (values: SectionValues<Name>) => ReactNode };
  /** Overrides the metadata of the content. */
  meta?: Partial<PageMeta>;
}

/** The page of the site of that type. */
export function renderPage(c: AppContext, type: PageType, options: PageOptions = {}) {
  return renderContent(c, contentOf(c, type), options);
}

/** A page with this content. */
export async function renderContent(
  c: AppContext,
  content: PageContent,
  { sections: own = {}, meta }: PageOptions = {},
) {
  await withUploadNotes(c, content);
  const drawings: SectionDrawings = { ...DRAWINGS, ...withDraw(own) };
  const shown = content.sections.flatMap((section) => {
    const isKnown = Object.hasOwn(drawings, section.type);
    if (!isKnown || section.hidden) return [];
    return [{ section, drawing: drawings[section.type as SectionTypeName] as AnyDrawing }];
  });
  const needs = shown.map(({ drawing }) => drawing.needs);
  // one boundary around all sections from the first to the last that need the case studies
  const end = needs.findLastIndex((need) => need !== undefined) + 1;
  const begin = end === 0 ? 0 : needs.findIndex((need) => need !== undefined);
  const { data } = end === 0 ? NO_STUDIES : await loadStudies(c, needs.includes('study-cards'));
  const loading = shown
    .slice(begin, end)
    .map(({ section, drawing: { loading: theme } }, index) =>
      theme ? (
        <SectionLoading key={section.id} theme={theme} />
      ) : (
        <Sections
          key={section.id}
          c={c}
          shown={shown}
          from={begin + index}
          to={begin + index + 1}
        />
      ),
    );
  const between = { c, shown, from: begin, to: end };
  return c.render(
    <Main>
      <Sections c={c} shown={shown} from={0} to={begin} />
      {end > 0 && (
        <Deferred data={data} fallback={loading} failed={<Sections {...between} />}>
          {(studies) => <Sections {...between} studies={studies} />}
        </Deferred>
      )}
      <Sections c={c} shown={shown} from={end} to={shown.length} />
    </Main>,
    {
      ...metaOf(c, content),
      cacheTags: end === 0 ? [] : ['case-studies'],
      ...meta,
      sheets: sheetsOf(shown, meta),
    },
  );
}

type AnyDrawing = SectionDrawing<SectionTypeName>;

function sheetsOf(shown: readonly { drawing: AnyDrawing }[], meta?: Partial<PageMeta>) {
  const needed = shown.flatMap(({ drawing: { sheet } }) => sheet ?? []);
  return [...new Set([...(meta?.sheets ?? []), ...needed])];
}

interface SectionsProps {
  c: AppContext;
  shown: readonly { section: Section; drawing: AnyDrawing }[];
  from: number;
  to: number;
  studies?: Studies;
}

/** The sections of the page in a range of indices. */
function Sections({ c, shown, from, to, studies = [] }: SectionsProps) {
  return shown.slice(from, to).map(({ section, drawing }, index) => {
    const place = { c, anchor: sectionAnchor(section), studies, isNext: from + index === 1 };
    const content = drawing.draw(section.values as never, place);
    // in a preview, so that the form can find the section; public pages have no wrapper
    return c.env.preview ? (
      <div key={section.id} data-section={section.id} style={{ display: 'contents' }}>
        {content}
      </div>
    ) : (
      <Fragment key={section.id}>{content}</Fragment>
    );
  });
}

const NO_STUDIES: { data: DeferredData<Studies> } = { data: { ok: true, value: [] } };

/** Loads the case studies; cards also need the notes of their pictures. */
function loadStudies(c: AppContext, asCards: boolean) {
  return defer<Studies>(
    c,
    asCards ? listCaseStudyCardsWithNotes(c) : listCaseStudyCards(c.get('db')),
  );
}

function withDraw(own: NonNullable<PageOptions['sections']>): SectionDrawings {
  return Object.fromEntries(Object.entries(own).map(([name, draw]) => [name, { draw }]));
}

/** The collections whose pictures are shown by sections. */
const PICTURED = [
  'office-list',
  'service-list',
  'division-list',
  'result-list',
  'people-list',
  'question-list',
] as const;

/** The texts of each content that contain an upload. */
const uploadTexts = new WeakMap<object, string[]>();

/** The content, after the notes of its uploads and those of the collections are loaded. Without uploads it costs no query. */
function withUploadNotes(c: AppContext, content: PageContent): Promise<PageContent> {
  const collections = PICTURED.map((type) => c.get('content').of(type));
  const texts = [content, ...collections].flatMap(uploadTextsOf);
  return withPictureNotes(c, Promise.resolve(content), () => texts);
}

function uploadTextsOf(content: object): string[] {
  let texts = uploadTexts.get(content);
  if (texts === undefined) {
    const text = JSON.stringify(content);
    texts = text.includes('/uploads/') ? [text] : [];
    uploadTexts.set(content, texts);
  }
  return texts;
}

/** The metadata of the content for browsers, search engines and social networks. */
function metaOf(c: AppContext, content: PageContent): Omit<PageMeta, 'cacheTags'> {
  const { title, description, image } = content.meta;
  return {
    title: title.includes('|') ? title : pageTitle(c, title),
    description,
    ...(image.src !== '' && { ogImage: image.src, ogImageAlt: image.alt }),
  };
}
