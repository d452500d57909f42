// Stands for the parts of packages that the server never calls (vite.config.ts): a call would fail.
export {};
