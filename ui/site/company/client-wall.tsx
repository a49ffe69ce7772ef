// The clients' logos, all at the same optical weight.
import { ClientLogo } from '#ui/kit/client-logo.tsx';

/** A client with the pixels of its logo, for its proportions. */
interface Client {
  name: string;
  logo: string;
  width: number;
  height: number;
}

interface ClientWallProps {
  title: string;
  clients: readonly Client[];
  /** Slugs of published case studies by the name of the client. */
  studies?: ReadonlyMap<string, string>;
}

/** A grid of logos, linked to case studies where there are any; a logo that fails to load is removed (docs/contract.md, About). */
export function ClientWall({ title, clients, studies = new Map() }: ClientWallProps) {
  if (clients.length === 0) return null;
  return (
    <section className="client-wall" data-theme="light" aria-labelledby="clients">
      <h2 className="client-wall-title" id="clients">
        {title}
      </h2>
      <ul className="client-wall-list">
        {clients.map((client) => (
          <li className="client-wall-cell" key={client.name}>
            <ClientMark client={client} slug={studies.get(client.name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClientMark({ client, slug }: { client: Client; slug: string | undefined }) {
  const { logo, ...rest } = client;
  if (!slug) return <ClientLogo {...rest} src={logo} />;
  return (
    <a className="client-wall-link" href={`/case-studies/${slug}`}>
      <ClientLogo {...rest} src={logo} />
    </a>
  );
}
