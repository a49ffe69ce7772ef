// /case-studies/{slug}: loading, whole, with every shape of media, bare, not found and failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { CaseStudyNotFound } from '#ui/site/work/study/case-study-not-found.tsx';
import { CaseStudySkeleton } from '#ui/site/work/study/case-study-skeleton.tsx';
import { CaseStudyStory } from '#ui/site/work/study/case-study-story.tsx';
import { bareStudy, studies, study } from '../fixtures/studies.ts';
import { failed, loaded, loading, PublicScreen } from './frames.tsx';

type Data = DeferredData<CaseStudy | null>;

function CaseStudyDetail({ data }: { data: Data }) {
  return (
    <PublicScreen path="/case-studies/a-study">
      <Deferred data={data} fallback={<CaseStudySkeleton />} failed={<CaseStudyNotFound />}>
        {(found) =>
          found ? (
            <CaseStudyStory study={found} bookingHref="/contact" next={studies[1]} />
          ) : (
            <CaseStudyNotFound />
          )
        }
      </Deferred>
    </PublicScreen>
  );
}

const IMAGES = ['/images/brackwick-main.jpg', '/images/brackwick-grid.jpg'];
const FILMS = ['/videos/hero.mp4', '/videos/hero-portrait.mp4'];

/** A short study around the given media, so that they are in sight. */
function withMedia(mediaImages: string[], mediaVideos: string[]): Story {
  return {
    args: {
      data: loaded({
        ...bareStudy,
        mediaImages,
        mediaVideos,
        mediaAlts: ['A catalogue lies open on a plinth'],
        mediaCaptions: ['The last turn of the printed catalogue'],
      }),
    },
  };
}

export default { component: CaseStudyDetail } satisfies Meta<typeof CaseStudyDetail>;
type Story = StoryObj<typeof CaseStudyDetail>;

export const Loading: Story = { args: { data: loading } };
export const EverySection: Story = { args: { data: loaded(study) } };
export const AnotherStudy: Story = { args: { data: loaded(studies[1] ?? study) } };
export const RequiredOnly: Story = { args: { data: loaded(bareStudy) } };
export const OneImage: Story = withMedia(IMAGES.slice(0, 1), []);
export const TwoImages: Story = withMedia(IMAGES, []);
export const ThreeImages: Story = withMedia([...IMAGES, '/images/cover-cloth.jpg'], []);
export const OneFilm: Story = withMedia([], FILMS.slice(0, 1));
export const TwoFilms: Story = withMedia([], FILMS);
export const ImageAndFilm: Story = withMedia(IMAGES.slice(0, 1), FILMS.slice(0, 1));
export const TwoImagesAndFilm: Story = withMedia(IMAGES, FILMS.slice(0, 1));
export const NotFound: Story = { args: { data: loaded(null) } };
export const NotLoaded: Story = { args: { data: failed } };
