# The gateway with everything that it serves. Without a database server its tables are in the volume /data.
# At the root, since the whole project is what it is built from: docker build --tag stolik .
ARG NODE=24.11.1-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 TURBO_TELEMETRY_DISABLED=1
# What the packages depend on, without their source: the layer of `npm ci` is made anew only when that changes.
COPY package.json package-lock.json ./
COPY games/baska/package.json games/baska/
COPY games/core/package.json games/core/
COPY games/skat/package.json games/skat/
COPY platform/contract/package.json platform/contract/
COPY platform/gateway/package.json platform/gateway/
COPY platform/ranking/package.json platform/ranking/
COPY platform/tournament/package.json platform/tournament/
COPY test/package.json test/
COPY web/kit/package.json web/kit/
COPY web/portal/package.json web/portal/
COPY web/widgets/package.json web/widgets/
RUN npm ci
COPY . .
# docker build --build-arg STOLIK_COMMIT="$(git log -1 --format='%H %ct')": the history does not come along. By the time of the
# commit an open page knows which of two builds is newer.
ARG STOLIK_COMMIT
RUN npm run build && node platform/gateway/bin/compress-portal.mjs

# What a gateway needs of other people's packages, and nothing that only builds or tests.
FROM node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY games/baska/package.json games/baska/
COPY games/core/package.json games/core/
COPY games/skat/package.json games/skat/
COPY platform/contract/package.json platform/contract/
COPY platform/gateway/package.json platform/gateway/
COPY platform/ranking/package.json platform/ranking/
COPY platform/tournament/package.json platform/tournament/
COPY web/kit/package.json web/kit/
# TypeScript comes as what valibot may be checked by, and is a seventh of all.
RUN npm ci --omit=dev --workspace @stolik/gateway && rm -r node_modules/typescript

# Node alone on Debian: npm and yarn of Node's own image would be a third of ours.
FROM node:${NODE} AS node
FROM debian:12.12-slim
WORKDIR /app
COPY --from=node /usr/local/bin/node /usr/local/bin/node
RUN useradd --uid 1000 --create-home node && mkdir /data /assets && chown node:node /data /assets && chmod 700 /data /assets
COPY --from=packages /app ./
COPY --from=build /app/platform/gateway/bin platform/gateway/bin
COPY --from=build /app/games/baska/dist games/baska/dist
COPY --from=build /app/games/baska/words games/baska/words
COPY --from=build /app/games/core/dist games/core/dist
COPY --from=build /app/games/core/words games/core/words
COPY --from=build /app/games/skat/dist games/skat/dist
COPY --from=build /app/games/skat/words games/skat/words
COPY --from=build /app/web/portal/dist web/portal/dist
COPY --from=build /app/platform/contract/dist platform/contract/dist
COPY --from=build /app/platform/gateway/dist platform/gateway/dist
COPY --from=build /app/platform/ranking/dist platform/ranking/dist
COPY --from=build /app/platform/tournament/dist platform/tournament/dist
USER node
ENV NODE_ENV=production PORT=4000 STOLIK_DATA=/data STOLIK_LOG=info
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "platform/gateway/bin/ready.mjs"]
CMD ["node", "platform/gateway/dist/main.js"]
