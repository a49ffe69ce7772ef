// The clients' marks, all at the same weight.
import type { Client } from '#db/content/clients.ts';
import { ClientLogo } from '#ui/kit/client-logo.tsx';

/** Hairlines between the marks; one that cannot be had leaves its cell to the next (docs/contract.md, About). */
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
