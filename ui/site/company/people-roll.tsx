// The people of the agency by name: a roll in display type, no portraits.

/** Name, field of work and city of each person. Null without people. */
export function PeopleRoll({
  title,
  people,
}: {
  title: string;
  people: readonly { name: string; does: string; city: string }[];
}) {
  if (people.length === 0) return null;
  return (
    <section className="people-roll" data-theme="light" aria-labelledby="people">
      <h2 className="people-roll-title" id="people">
        {title}
      </h2>
      <ul className="people-roll-list">
        {people.map(({ name, does, city }) => (
          <li className="people-roll-person" key={name}>
            <span className="people-roll-name">{name}</span>{' '}
            <span className="people-roll-does">{city ? `${does}, ${city}` : does}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
