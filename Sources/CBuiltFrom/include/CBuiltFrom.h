/// The commit this program was built from, with a + when files had been changed since; empty when nobody knows.
const char *boardwalk_commit(void);
