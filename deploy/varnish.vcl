vcl 4.1;
# Varnish in front of the site. Set CDN=varnish, CDN_URL=http://varnish:80 and the same CDN_TOKEN in both environments.
import std;

backend default { .host = "site"; .port = "3000"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (std.getenv("CDN_TOKEN") == "" || req.http.Authorization != "Bearer " + std.getenv("CDN_TOKEN")) {
      return (synth(403, "Wrong token"));
    }
    if (std.ban("obj.http.Cache-Tag ~ " + req.http.Cache-Tag-Pattern)) { return (synth(200, "Purged")); }
    return (synth(400, std.ban_error()));
  }
  # a page is served as HTML or Markdown; normalise Accept to these two
  if (req.http.Accept ~ "text/markdown") { set req.http.Accept = "text/markdown"; }
  else { set req.http.Accept = "text/html"; }
}

sub vcl_backend_response {
  # expired objects are served only while they are revalidated, purged objects never
  set beresp.grace = 10s;
}

sub vcl_deliver {
  # browsers do not need these
  unset resp.http.Cache-Tag;
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=[0-9]+", "");
}
