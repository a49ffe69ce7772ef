// The clients' logos, all at the same optical weight.
import type { Client } from '#db/content/clients.ts';
import { ClientLogo } from '#ui/kit/client-logo.tsx';

/** A grid of logos; one that fails to load gives its cell to the next (docs/contract.md, About). */
export function ClientWall({ clients }: { clients: readonly Client[] }) {
  return (
    <section className="client-wall" data-theme="light" aria-labelledby="clients">
      <h2 className="client-wall-title" id="clients">
        In good company
      </h2>
      <ul className="client-wall-list">
        {clients.map((client) => (
          <li className="client-wall-cell" key={client.src}>
            <ClientLogo {...client} />
          </li>
        ))}
      </ul>
    </section>
  );
}
