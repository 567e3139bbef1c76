# The gateway with everything that it serves. Without DATABASE_URL its tables are in the volume /data.
FROM node:20-bookworm-slim AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN npm ci
# docker build --build-arg STOLIK_COMMIT=$(git rev-parse HEAD): the history does not come along.
ARG STOLIK_COMMIT
RUN npm run build && node platform/bin/compress-portal.mjs
RUN npm prune --omit=dev

FROM node:20-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
ENV NODE_ENV=production PORT=4000 STOLIK_DATA=/data STOLIK_LOG=info
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "platform/bin/ready.mjs"]
CMD ["node", "platform/dist/main.js"]
