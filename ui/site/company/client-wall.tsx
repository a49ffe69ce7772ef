// The clients' logos, all at the same optical weight.
import type { Client } from '#db/content/clients.ts';
import { ClientLogo } from '#ui/kit/client-logo.tsx';

interface ClientWallProps {
  clients: readonly Client[];
  /** Slugs of published case studies by the name of the client. */
  studies?: ReadonlyMap<string, string>;
}

/** A grid of logos, which lead to the case study where there is one; a logo that fails to load gives its cell to the next (docs/contract.md, About). */
export function ClientWall({ clients, studies = new Map() }: ClientWallProps) {
  return (
    <section className="client-wall" data-theme="light" aria-labelledby="clients">
      <h2 className="client-wall-title" id="clients">
        In good company
      </h2>
      <ul className="client-wall-list">
        {clients.map((client) => (
          <li className="client-wall-cell" key={client.src}>
            <ClientMark client={client} slug={studies.get(client.name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClientMark({ client, slug }: { client: Client; slug: string | undefined }) {
  if (!slug) return <ClientLogo {...client} />;
  return (
    <a className="client-wall-link" href={`/case-studies/${slug}`}>
      <ClientLogo {...client} />
    </a>
  );
}
