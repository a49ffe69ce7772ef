// Random changes of pages, collections and settings, all possible for staff.
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { contentProblems } from '#db/contract/documents/content-problems.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#db/contract/documents/document-types.ts';
import type { Document, DocumentContent, DocumentRow } from '#db/contract/documents/documents.ts';
import { listTexts, mapTexts } from '#db/contract/documents/map-texts.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { DAY_MS } from '#db/limits.ts';

type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

interface Random {
  chance(): number;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** A unique text. */
  text(): string;
}

const TYPES = Object.keys(DOCUMENT_TYPES).filter((type) => type !== 'page') as OriginalType[];
const GONE = 'There is nothing at this address';
const FACTS = { isCounting: false };
const isPage = ({ type }: Pick<DocumentRow, 'type'>) => type === 'page';

/** Changes of documents by name; `between` is called as in `randomChanges`. */
export function randomDocuments(
  send: Send,
  random: Random,
  between: (part: string) => Promise<void>,
) {
  const { chance, pick, text } = random;
  const { changed, section } = contentChanges(random);
  const rows = async (): Promise<Pick<DocumentRow, 'type' | 'id'>[]> => {
    const { documents } = await (await send('GET', 'documents')).json();
    const { pages } = await (await send('GET', 'documents/pages')).json();
    return [...documents, ...pages.map(({ id }: { id: number }) => ({ type: 'page', id }))];
  };
  const stored = async (
    of: (row: Pick<DocumentRow, 'type'>) => boolean = () => true,
  ): Promise<Document | null> => {
    const there = (await rows()).filter((row) => row.id !== null && of(row));
    if (there.length === 0) return null;
    return (await send('GET', `documents/${pick(there).id}`)).json();
  };
  const publication = () => {
    const status = pick(['published', 'published', 'published', 'draft', 'scheduled']);
    const days = status === 'scheduled' ? 1 : -pick([1, 300]);
    return { status, publishDate: new Date(Date.now() + days * DAY_MS).toISOString() };
  };

  async function changeDocument(): Promise<Response> {
    const type = pick(TYPES);
    const row = (await rows()).find((each) => each.type === type);
    if (row?.id) {
      const document: Document = await (await send('GET', `documents/${row.id}`)).json();
      const content = changed(type, originalOf(type, FACTS));
      return send('PUT', `documents/${row.id}`, { ...document, content, ...publication() });
    }
    const content = changed(type, originalOf(type, FACTS));
    return send('POST', 'documents', { type, title: type, slug: type, content, ...publication() });
  }

  async function makePage(): Promise<Response> {
    const title = text();
    const { sections, ...content } = newPage(title);
    const more = section('text', { title: text(), html: `<p>${text()}</p>`, theme: 'paper' });
    const slug = `page-${Math.floor(chance() * 1e9)}`;
    return send('POST', 'documents', {
      ...{ type: 'page', title, slug, content: { ...content, sections: [...sections, more] } },
      ...publication(),
    });
  }

  return {
    changeDocument,
    changeAnotherDocument: changeDocument,
    makePage,
    ...linkChanges(random, { send, between, makePage, stored }, section),
    async renamePage() {
      const page = (await stored(isPage)) ?? (await (await makePage()).json());
      const slug = `page-${Math.floor(chance() * 1e9)}`;
      return send('PUT', `documents/${page.id}`, { ...page, title: text(), slug });
    },
    async putPageIntoMenu() {
      const page = (await stored(isPage)) ?? (await (await makePage()).json());
      const menus = originalOf('navigation', FACTS);
      const entry = { label: page.title, href: `/${page.slug}`, entries: [] };
      const content = { ...menus, header: [...menus.header, entry] };
      const row = await stored(({ type }) => type === 'navigation');
      if (row) return send('PUT', `documents/${row.id}`, { ...row, content, status: 'published' });
      return send('POST', 'documents', {
        ...{ type: 'navigation', title: 'Menus', slug: 'navigation', content },
      });
    },
    async deleteDocument() {
      const document = (await stored()) ?? (await (await changeDocument()).json());
      const deleted = await send('DELETE', `documents/${document.id}`);
      if (chance() < 0.5) return deleted;
      await between('deleting a document');
      return send('POST', `trash/documents/${document.id}/restore`);
    },
    async hideDocuments() {
      const ids = (await rows()).flatMap(({ id }) => id ?? []).slice(0, 3);
      if (ids.length === 0) return changeDocument();
      const done = await send('POST', 'documents/bulk', { action: 'unpublish', ids });
      await between('unpublishing documents');
      return chance() < 0.5 ? done : send('POST', 'documents/bulk', (await done.json()).undo);
    },
    async restoreDocumentVersion() {
      const document = (await stored()) ?? (await (await changeDocument()).json());
      const path = `documents/${document.id}/versions`;
      const { versions } = await (await send('GET', path)).json();
      const { id } = pick(versions as { id: number }[]);
      const restored = await send('POST', `${path}/${id}/restore`);
      // a version may refer to something that no longer exists
      const isRefused = restored.status === 400 && (await restored.clone().text()).includes(GONE);
      return isRefused ? changeDocument() : restored;
    },
    async saveDocumentDraft() {
      const document = (await stored()) ?? (await (await changeDocument()).json());
      return send('PUT', `documents/${document.id}/draft`, { fields: { title: text() } });
    },
  };
}

/** A public page with links and a button to an article, a case study and a page; and withdrawing the article. */
function linkChanges(
  { chance, pick, text }: Random,
  {
    send,
    between,
    makePage,
    stored,
  }: {
    send: Send;
    between: (part: string) => Promise<void>;
    makePage(): Promise<Response>;
    stored(of: (row: Pick<DocumentRow, 'type'>) => boolean): Promise<Document | null>;
  },
  section: ReturnType<typeof contentChanges>['section'],
) {
  async function linkToItems() {
    const { posts } = await (await send('GET', 'posts?limit=100')).json();
    const { caseStudies } = await (await send('GET', 'case-studies')).json();
    const { slug } = (await stored(isPage)) ?? (await (await makePage()).json());
    const hrefs = [
      `/insights/${pick<{ slug: string }>(posts).slug}`,
      `/case-studies/${pick<{ slug: string }>(caseStudies).slug}`,
      `/${slug}`,
    ];
    const links = hrefs.map((href) => `<p>To <a href="${href}">${text()}</a>.</p>`).join('');
    const sections = [
      section('text', { title: text(), html: links, theme: 'paper' }),
      section('call-to-action', { title: text(), way: { label: text(), href: pick(hrefs) } }),
    ].map((each) => ({ ...each, hidden: false }));
    const content = { ...originalOf('about', FACTS) };
    content.sections = [...content.sections, ...sections];
    const row = await stored(({ type }) => type === 'about');
    if (row) return send('PUT', `documents/${row.id}`, { ...row, content, status: 'published' });
    return send('POST', 'documents', { type: 'about', title: 'About', slug: 'about', content });
  }
  return {
    linkToItems,
    async withdrawWhatIsLinked() {
      const { content } = await (await linkToItems()).json();
      await between('linking to items');
      const [, slug] = /\/insights\/([a-z0-9-]+)/.exec(JSON.stringify(content)) ?? [];
      const { posts } = await (await send('GET', 'posts?limit=100')).json();
      const ids = [posts.find((post: { slug: string }) => post.slug === slug).id];
      const done = await send('POST', 'posts/bulk', { action: 'unpublish', ids });
      await between('unpublishing what is linked');
      return chance() < 0.5 ? done : send('POST', 'posts/bulk', (await done.json()).undo);
    },
  };
}

/** Random changes of content. */
function contentChanges({ chance, pick, shuffled, text }: Random) {
  /** The content with another text in one place, and its lists in another order. */
  function changed(type: DocumentType, content: DocumentContent): DocumentContent {
    const at = pick(
      listTexts(type, content).filter(({ info }) =>
        ['line', 'text', 'rich-text'].includes(info?.control ?? ''),
      ),
    )?.path;
    const words = text();
    const edited = mapTexts(type, content, (each) => (each.path === at ? words : each.text));
    const moved = withOtherOrder(edited);
    return [moved, edited, content].find(
      (each) => contentProblems(type, each).length === 0,
    ) as DocumentContent;
  }

  function withOtherOrder(content: DocumentContent): DocumentContent {
    if (Array.isArray(content.items)) return { ...content, items: shuffled(content.items) };
    if (!Array.isArray(content.sections)) return content;
    const [head, ...others] = content.sections as { id: string }[];
    const added = {
      ...section('text', { title: text(), html: `<p>${text()}</p>`, theme: 'paper' }),
    };
    return {
      ...content,
      sections: [head, ...shuffled(others), ...(chance() < 0.3 ? [added] : [])],
    };
  }

  const section = (type: string, values: Record<string, unknown>) => ({
    ...{ id: `s-${Math.floor(chance() * 1e9)}`, type, hidden: chance() < 0.2, values },
  });
  return { changed, section };
}
