// Pure computation for two seconds: how often objects of a page's size are serialised and parsed again.
const SECONDS = 2;
const page = Array.from({ length: 300 }, (_, id) => ({
  id,
  title: `Title ${id}`,
  tags: ['a', 'b'],
}));

const end = performance.now() + SECONDS * 1000;
let done = 0;
for (; performance.now() < end; done++) JSON.parse(JSON.stringify(page));
console.log(done / SECONDS);
