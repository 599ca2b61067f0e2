//! A module for Python leaves Python's own symbols to whoever loads it; some systems want that said.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
