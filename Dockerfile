# The built product with what it needs to run and nothing else: docker build --build-arg COMMIT=$(git rev-parse --short HEAD) -t meghbridge .
FROM node:24.21.0-bookworm AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY ui/package.json ui/
COPY api-client/package.json api-client/
RUN ["npm", "ci", "--include=dev", "--no-audit", "--no-fund"]
COPY . .
ARG COMMIT=unknown
RUN ["npm", "run", "build"]
RUN ["npm", "run", "storybook:build"]

FROM node:24.21.0-bookworm AS packages
WORKDIR /packages
COPY package.json package-lock.json ./
RUN ["npm", "ci", "--omit=dev", "--workspaces=false", "--no-audit", "--no-fund"]

# Node itself is one of the packages.
FROM debian:bookworm-slim
RUN ["install", "--directory", "--mode=0700", "--owner=10001", "--group=10001", "/data", "/data/keys", "/data/backups"]
WORKDIR /product
COPY package.json package-lock.json ./
COPY --from=packages /packages/node_modules node_modules
COPY prisma prisma
COPY --from=build /build/dist dist
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-old-space-size=512", "--max-semi-space-size=16", "--expose-gc", "dist/server/main.js"]
