# The gateway with everything that it serves. Without a database server its tables are in the volume /data.
# At the root, since the whole project is what it is built from: docker build --tag stolik .
ARG NODE=24.11.1-bookworm-slim

# What the packages depend on, without their source: the layers of `npm ci` are made anew only when that changes.
FROM node:${NODE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete

FROM node:${NODE} AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 TURBO_TELEMETRY_DISABLED=1
COPY --from=manifests /app ./
RUN npm ci
COPY . .
# docker build --build-arg STOLIK_COMMIT="$(git log -1 --format='%H %ct')": the history does not come along. By the time of the
# commit an open page knows which of two builds is newer.
ARG STOLIK_COMMIT
RUN npm run build && node platform/gateway/bin/compress-portal.mjs
RUN mkdir /built && cp --parents --recursive games/*/dist games/*/words games/*/problems.jsonl platform/*/dist platform/*/bin web/portal/dist /built

# What a gateway needs of other people's packages, and nothing that only builds or tests.
FROM node:${NODE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
# TypeScript comes as what valibot may be checked by, and is a seventh of all.
RUN npm ci --omit=dev --workspace @stolik/gateway --workspace @stolik/cli && rm -r node_modules/typescript

# Node alone on Debian: npm and yarn of Node's own image would be a third of ours.
FROM node:${NODE} AS node
FROM debian:12.12-slim
WORKDIR /app
COPY --from=node /usr/local/bin/node /usr/local/bin/node
RUN useradd --uid 1000 --create-home node && mkdir /data /assets && chown node:node /data /assets && chmod 700 /data /assets
COPY --from=packages /app ./
COPY --from=build /built ./
USER node
ENV NODE_ENV=production PORT=4000 STOLIK_DATA=/data STOLIK_LOG=info
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "platform/gateway/bin/ready.mjs"]
CMD ["node", "platform/gateway/dist/bundle/main.js"]
