# The package of `npm run package` in an image. See docs/deploy.md.
FROM node:24.22.3-trixie-slim AS build
# Names the version, since the sources here have no history: --build-arg COMMIT=$(git rev-parse --short HEAD)
ARG COMMIT=
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/package.mjs --folder /package

FROM node:24.22.3-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# A volume takes owner and mode of this folder; the server refuses data that others can read.
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
COPY --from=build /package /app
WORKDIR /app
# One program in the PATH, as on Debian: docker compose exec rega rega help
RUN printf '#!/bin/sh\nexec node /app/dist/server/main.js "$@"\n' > /usr/local/bin/rega && chmod 755 /usr/local/bin/rega
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["rega", "ready"]
CMD ["rega", "start"]
