// The people of the agency by name: a roll in display type, no portraits.
import type { Person } from '#db/content/people.ts';

/** Names, what each does, and where. */
export function PeopleRoll({ people }: { people: readonly Person[] }) {
  return (
    <section className="people-roll" data-theme="light" aria-labelledby="people">
      <h2 className="people-roll-title" id="people">
        Some of the people who will pick up
      </h2>
      <ul className="people-roll-list">
        {people.map(({ name, does, city }) => (
          <li className="people-roll-person" key={name}>
            <span className="people-roll-name">{name}</span>{' '}
            <span className="people-roll-does">
              {does}, {city}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
