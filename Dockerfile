# The program on Debian with the libraries it needs, and nothing else.
#   docker build --tag boardwalk .
#   docker run --rm --user "$(id -u)" --volume "$PWD:/board" boardwalk build
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends \
    libcmark-gfm-dev libcmark-gfm-extensions-dev libbrotli-dev libcurl4-openssl-dev libmimalloc-dev libsqlite3-dev libxml2-dev pkg-config zlib1g-dev
WORKDIR /boardwalk
COPY . .
RUN swift build --configuration release --static-swift-stdlib --product boardwalk

FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends \
    ca-certificates curl libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 libbrotli1 libcurl4 libmimalloc2.0 libsqlite3-0 libxml2 tzdata zlib1g \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /boardwalk/.build/release/boardwalk /usr/local/bin/boardwalk
WORKDIR /board
ENTRYPOINT ["boardwalk"]
CMD ["--help"]
