# Builds the live app and serves it by nginx, without root and on a read-only root file system:
#   docker build -t tiga --build-arg VITE_OPERATOR='…' .
#   docker run --read-only --tmpfs /tmp -e API_ORIGIN=https://api.example -p 8080:8080 tiga
# Tags move. For a reproducible build, name both images by digest: name:tag@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:12-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-progress
COPY . .
# The settings of README.md; one that is not given has its default.
ARG VITE_API_BASE_URL
ARG VITE_UPLOAD_BASE_URL
ARG VITE_AUTH_ERROR_MESSAGES
ARG VITE_START_AT_LOGIN
ARG VITE_CURRENCY
ARG VITE_PAYMENT_METHODS
ARG VITE_PARTNERS
ARG VITE_OPERATOR
ARG VITE_LICENCE
ARG VITE_SERVICE_HOSTS
ARG VITE_HELP_LINKS
ARG VITE_REPORT_LINKS
ARG VITE_REPORT_URL
ARG VITE_BUILD_ID
ARG VITE_MEDIA_HOSTS
ARG VITE_STATED_ARRIVAL_MINUTES
ARG VITE_STATED_SERVICE_HOURS
ARG VITE_SERVICE_WORKER
RUN npm run build

FROM ${DEBIAN_IMAGE}
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends nginx libnginx-mod-http-brotli-static ca-certificates \
  && rm -rf /var/lib/apt/lists/* /var/www /var/log/nginx/*
COPY --from=build /app/dist /srv/tiga
# www-data, by number, so that an orchestrator can see that it is not root.
USER 33:33
EXPOSE 8080
# nginx answers open requests before it stops.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD /robots.txt HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
ENTRYPOINT ["sh", "/srv/tiga/_serve.sh"]
