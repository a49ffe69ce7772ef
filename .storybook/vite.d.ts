// Tells TypeScript that Vite imports sheets and pictures.
/// <reference types="vite/client" />
