# syntax=docker/dockerfile:1
# docs/operations.md, "In a container", says how it is built and run. The Node that serves comes with the packages.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/larkfield
COPY package.json package-lock.json ./
# The lock names the optional parts of Linux alone, which npm ci takes for a fault (docs/decisions/014).
RUN npm install --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
RUN mkdir empty

FROM node:24-bookworm-slim
WORKDIR /srv/larkfield
# Owned by root: who serves cannot change what is served.
COPY --from=build /srv/larkfield/node_modules ./node_modules
COPY --from=build /srv/larkfield/build ./build
COPY --from=build /srv/larkfield/app ./app
COPY --from=build /srv/larkfield/server ./server
COPY --from=build /srv/larkfield/scripts ./scripts
COPY --from=build /srv/larkfield/server.ts /srv/larkfield/supervisor.ts /srv/larkfield/package.json /srv/larkfield/package-lock.json ./
COPY --from=build --chown=node:node --chmod=700 /srv/larkfield/empty /var/lib/larkfield
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/larkfield
USER node
VOLUME /var/lib/larkfield
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node_modules/.bin/node", "scripts/operate/check-health.ts"]
CMD ["node_modules/.bin/node", "supervisor.ts"]
