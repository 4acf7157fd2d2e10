/** What quotes say until the owner says otherwise, in the words of the website's terms. A sample: have your own lawyer read it. */
export const firstTerms = `When you confirm this quote, you order what it describes, at its total. Please check the measurements in your order first: we rely on them. Where a deposit is asked for, work begins once it is paid; the rest is due when the quote says.

Everything is made for your windows, so it cannot be returned because you have changed your mind. You may cancel with a full refund until the fabric is ordered or cut. After that we keep the cost of fabric and of work done.

If what we made does not match the measurements and choices in your order, tell us within 30 days. We’ll alter it, remake it or refund it.

Colors on a screen differ from cloth, and natural fibers move a little with the weather. Neither is a fault.

If something changes after you have confirmed, we’ll send a new version, and this one holds until you have confirmed that. The general terms on our website apply as well.`;
